/** The shop's outline while it opens: the same as index.html shows before the bundle arrives. */
export function Opening() {
  return (
    <div className="early" aria-busy="true">
      <i className="early-head" />
      <i className="early-row" />
      <div className="early-grid">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
