/** While the file of an editor is on its way. */
export const OpeningNote = ({ id, text }: { id: string; text: string }) => (
  <>
    <h1>{`Edit ${id}`}</h1>
    <p role="status">{text}</p>
  </>
);
