// Shows at the foot of a page, and of the editor, what the content check says after each change.
const style = document.createElement('style');
const bar = document.createElement('aside');
bar.lang = 'en';
bar.setAttribute('role', 'status');
bar.style.cssText =
  'all:initial;position:fixed;inset:auto 0 0;z-index:2147483647;box-sizing:border-box;max-height:50vh;overflow:auto;' +
  'padding:.8rem 1.2rem;background:#15161a;color:#fff;font:1rem/1.5 system-ui,sans-serif;color-scheme:dark';
let wasChecking = false;
let timer;

const element = (name, text, properties) =>
  Object.assign(document.createElement(name), { textContent: text, ...properties });
const link = (text, href, target) => {
  const anchor = element('a', text, { href, target });
  anchor.style.color = 'inherit';
  return anchor;
};

new EventSource('/faults').onmessage = ({ data }) => {
  const { isChecking, faults, page, editor } = JSON.parse(data);
  // Hides Next's stack trace while its cause is known, or about to be.
  style.textContent = isChecking || faults.length ? 'nextjs-portal{display:none}' : '';
  clearTimeout(timer);
  const heading = isChecking
    ? 'Checking what was saved…'
    : faults.length
      ? `${faults.length === 1 ? 'One thing has' : `${faults.length} things have`} to be corrected${window.__NEXT_DATA__?.err ? ', then this page shows again' : ''}:`
      : 'Saved and checked: all is well. ';
  const list = element('ul', '');
  list.style.cssText = 'margin:.4rem 0 0;padding-left:1.2rem';
  for (const { text, form } of isChecking ? [] : faults) {
    const item = element('li', '');
    item.append(form ? link(text, editor + form, '_self') : text);
    list.append(item);
  }
  bar.replaceChildren(element('strong', heading), ...(list.childElementCount ? [list] : []));
  if (!isChecking && !faults.length && page) bar.append(link('See the page', page, '_blank'));
  bar.hidden = !isChecking && !faults.length && !wasChecking;
  bar.style.display = bar.hidden ? 'none' : 'block';
  if (!isChecking && !faults.length)
    timer = setTimeout(() => {
      bar.style.display = 'none';
    }, 15_000);
  wasChecking = isChecking;
};
document.documentElement.append(style, bar);
