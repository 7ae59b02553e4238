import { texts } from '../texts';
/** While the file of an editor is on its way. */
export const OpeningNote = ({ id, text }: { id: string; text: string }) => (
  <>
    <h1>{texts.editor.edit(id)}</h1>
    <p role="status">{text}</p>
  </>
);
