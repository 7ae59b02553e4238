// Runs on every page that is being developed, between the refresh runtime of the shell and React.

interface Hook {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = globalThis as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook };
const inject = hook.inject.bind(hook);

// A remote brings a refresh runtime of its own, after React has come: it finds React by what the hook has kept.
hook.inject = (renderer) => {
  const id = inject(renderer);
  hook.renderers.set(id, renderer);
  return id;
};
