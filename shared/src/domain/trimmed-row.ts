/** A row without the empty texts and lists at its end. */
export function trimmedRow<Row extends readonly unknown[]>(row: Row): Row {
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return row.slice(0, row.findLastIndex((value) => !isEmpty(value)) + 1) as unknown as Row;
}
