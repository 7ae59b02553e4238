import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { surprise } from './surprise';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Leads to a life that nobody has chosen; to all of them, before the scripts have arrived and in another tab. */
export function SurpriseLink({ viewer, release }: { viewer: Viewer; release: number }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const open = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    void surprise({ client, viewer, release }).then((path) => navigate(path));
  };
  return (
    <Link className="button" to={paths.characters} onClick={open}>
      Surprise me
    </Link>
  );
}
