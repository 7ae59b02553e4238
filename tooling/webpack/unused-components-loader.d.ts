declare const markUnused: (code: string) => string;
export default markUnused;
