import { useEffect, useState } from 'react';

const read = () => decodeURIComponent(location.hash.slice(1));

/** The current `#…` of the address; '' for none. */
export function useAnchor(): string {
  const [anchor, setAnchor] = useState(read);
  useEffect(() => {
    const follow = () => setAnchor(read());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return anchor;
}
