/** Writes the API's base into the page, as a server does at deploy time. */
export function setBase(base: string) {
  const name = 'storefront:VITE_API_BASE_URL';
  const tag = document.head.querySelector(`meta[name="${name}"]`) ?? document.createElement('meta');
  tag.setAttribute('name', name);
  tag.setAttribute('content', base);
  document.head.append(tag);
}
