// Runs in the page that is measured: follows a link, or goes back, and tells after how many milliseconds the heading of the page
// at `to` stands on the screen.
window.otherfolkNavigate = (to, isBack) =>
  new Promise((resolve) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    const start = performance.now();
    const wait = () => {
      const isThere = location.pathname === to && heading() && heading() !== before;
      requestAnimationFrame(isThere ? () => resolve(performance.now() - start) : wait);
    };
    if (isBack) history.back();
    else document.querySelector(`main a[href="${to}"]`).click();
    wait();
  });
