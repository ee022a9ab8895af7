/**
 * Adds a third party's script to the page. One that is blocked or missing is told to `onFail` and
 * costs the shop nothing. Where the page stands is not sent along as the referrer.
 */
export function loadScript(src: string, onFail: (src: string) => void, id?: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.referrerPolicy = 'origin';
  if (id) script.id = id;
  script.addEventListener('error', () => onFail(new URL(src).host), { once: true });
  script.src = src;
  document.head.append(script);
}
