// Runs in each page of `npm run dev`: reloads it as soon as the server has another version of the site.
{
  const { search } = new URL(document.currentScript.src);
  new EventSource('/dev/events').addEventListener('message', ({ data }) => {
    if (`?${data}` !== search) location.reload();
  });
}
