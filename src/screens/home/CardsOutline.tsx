/**
 * Outline of products whose columns are not known yet: full rows, styled in index.html, which shows
 * the same ones first.
 */
export function CardsOutline() {
  return (
    <div className="early-cards">
      <i />
      <i />
      <i />
    </div>
  );
}
