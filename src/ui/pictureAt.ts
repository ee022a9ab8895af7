/**
 * The address of the picture at the links to this path, on a card, in a row or a circle: it is seen already, and stands
 * for the larger one while that loads.
 */
export function pictureAt(path: string): string | undefined {
  const links = document.querySelectorAll(`a[href="${CSS.escape(path)}"]`);
  const pictures = [...links].flatMap((link) => [
    ...(link.closest('article, li')?.querySelectorAll('img') ?? []),
  ]);
  return pictures.find(({ complete, naturalWidth }) => complete && naturalWidth > 0)?.currentSrc;
}
