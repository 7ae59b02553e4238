import type { ReactNode } from 'react';
import type { CharacterCore } from '../catalogue/schemas/character-core';
import type { CharacterVariant } from '../catalogue/schemas/character-variant';
import type { Widget } from './remotes';
/** What whoever shows a widget gives to it. */
interface GivenProps {
    'character-preview': {
        core: CharacterCore;
        variant: CharacterVariant;
    };
}
export type WidgetProps<W extends Widget> = W extends keyof GivenProps ? GivenProps[W] : object;
/** A component: a piece of a remote. Where it does not load, `failed` takes its place. */
export type ShowWidget = <W extends Widget>(props: {
    widget: W;
    given: WidgetProps<W>;
    failed?: ReactNode;
}) => ReactNode;
export {};
