// Runs in every exported page. deferScripts.ts minifies it, and gives it the attributes of the
// visitor counter's script as COUNTER, or null.

// The default Trusted Types policy: scripts from this origin, the visitor counter, and strings
// without markup. React needs the empty script to create elements. Next and webpack have their own
// policies.
self.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) =>
    new URL(url, origin).origin === origin || (COUNTER && url === COUNTER.src) ? url : null,
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
});

// If a visitor goes back before the router has loaded, only the URL would change. The router
// replaces this handler (src/shell/patchRouter.ts).
const withoutHash = () => location.href.split('#')[0];
const here = withoutHash();
self.onpopstate = () => {
  if (withoutHash() !== here) location.reload();
};

// A hidden tab never paints.
(document.hidden ? setTimeout : requestAnimationFrame)(() => {
  const list = JSON.parse(document.getElementById('scripts').textContent);
  // Each script has a separate task, because starting a request takes a slow phone some 10 ms.
  setTimeout(function next() {
    const src = list.shift();
    if (src) {
      document.body.append(Object.assign(document.createElement('script'), { src, async: false }));
      setTimeout(next);
    } else if (COUNTER) {
      const script = document.createElement('script');
      for (const [name, value] of Object.entries(COUNTER)) script.setAttribute(name, value);
      document.body.append(script);
    }
  });
});
