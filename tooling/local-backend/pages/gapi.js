// Stands in for the part of Google's gapi.iframes that firebase/auth uses: it opens a hidden frame and exchanges messages with it.
(() => {
  const waiting = new Map();
  let sent = 0;

  function connect(otherWindow) {
    const handlers = new Map([['_ping', () => true]]);

    window.addEventListener('message', async ({ source, origin, data }) => {
      if (origin !== window.location.origin || source !== otherWindow() || data?.gapi !== true) return;
      if (data.reply) {
        const onReply = waiting.get(data.reply);
        waiting.delete(data.reply);
        try {
          onReply?.(data.result);
        } catch {
          // As Google's script does: the SDK throws after each answer about storage, also a good one.
        }
        return;
      }
      const result = await handlers.get(data.name)?.(data.data);
      source.postMessage({ gapi: true, reply: data.id, result: [result] }, origin);
    });

    function send(name, data, onReply) {
      const id = `${Date.now()}.${++sent}`;
      if (onReply) waiting.set(id, onReply);
      otherWindow().postMessage({ gapi: true, id, name, data }, window.location.origin);
    }

    return {
      register: (name, handler) => handlers.set(name, handler),
      send,
      restyle: async () => undefined,
      ping: (onReply) =>
        new Promise((resolve) => {
          send('_ping', undefined, (result) => {
            onReply?.(result);
            resolve(result);
          });
        }),
    };
  }

  const context = {
    getParentIframe: () => connect(() => window.parent),
    open({ where, url, attributes }, onOpen) {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.tabIndex = -1;
      frame.ariaHidden = 'true';
      Object.assign(frame.style, attributes.style);
      return new Promise((resolve, reject) => {
        frame.addEventListener('load', async () => {
          try {
            resolve(await onOpen(connect(() => frame.contentWindow)));
          } catch (error) {
            reject(error);
          }
        });
        where.appendChild(frame);
      });
    },
  };

  window.gapi = {
    load: (_, { callback }) => callback(),
    iframes: { Iframe: () => undefined, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  };
})();
