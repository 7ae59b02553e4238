// Shows the mails of this server; a page that lies open looks again by itself when somebody comes back to it.
const status = document.querySelector('[role="status"]');
const list = document.querySelector('.mails');

function drawn({ to, subject, text, link, sent }) {
  const item = document.createElement('li');
  const part = (name, words) => Object.assign(document.createElement(name), { textContent: words });
  const when = new Date(sent);
  const time = Object.assign(part('time', when.toLocaleTimeString()), { dateTime: when.toISOString() });
  const head = part('p', `To ${to}, `);
  head.append(time);
  item.append(part('h2', subject), head, part('p', text), Object.assign(part('a', 'Follow the link'), { href: link }));
  return item;
}

async function look() {
  try {
    const mails = await (await fetch('/__/local/mails.json')).json();
    list.replaceChildren(...mails.map(drawn));
    status.textContent = mails.length === 0 ? 'No mail has been sent yet.' : `${mails.length} sent so far.`;
  } catch {
    status.textContent = 'The server does not answer.';
  }
}

document.querySelector('[data-again]').addEventListener('click', look);
window.addEventListener('focus', look);
await look();
