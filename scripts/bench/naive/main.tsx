import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

// What anybody would write first: the merchant, then its catalogue, as a list of cards without a style.
type Product = { id: string; name: { uz: string }; costPrice: number; image: string | null };

const start = performance.now();
const root = document.getElementById('root');
if (root) createRoot(root).render(<Catalogue products={await readProducts()} />);

async function readProducts(): Promise<Product[]> {
  const read = async (path: string, merchant: string) =>
    (await fetch(`/api${path}`, { headers: { merchant } })).json();
  const { id } = await read('/users/v1/merchants/sub/demo', 'demo');
  return (await read('/products/v1/overalls?type=WEB', String(id))).products;
}

function Catalogue({ products }: { products: Product[] }) {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    // The same measure as the shop's (src/app/startup.tsx).
    performance.measure('home mounted', { start });
  }, []);
  return (
    <>
      {products.map(({ id, name, costPrice, image }) => (
        <article key={id}>
          {image && <img src={`/cdn/${image}`} alt="" width={160} height={160} loading="lazy" />}
          <h3>{name.uz}</h3>
          <p>{costPrice}</p>
          <button type="button" onClick={() => setCount(count + 1)}>
            {count}
          </button>
        </article>
      ))}
    </>
  );
}
