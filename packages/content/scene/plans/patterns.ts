/** Patterns of the floors, and soft shadows of walls and furniture. */
export const DEFINITIONS =
  '<defs>' +
  '<pattern id="oak" width="120" height="36" patternUnits="userSpaceOnUse"><rect width="120" height="36" fill="#e3cdac"/>' +
  '<path d="M0 .5H120M0 18.5H120M40 0V18M100 18V36" stroke="#d3b98f" stroke-width="1.2"/>' +
  '<rect y="18" width="100" height="18" fill="#dfc7a3" opacity=".6"/></pattern>' +
  '<pattern id="tile" width="60" height="60" patternUnits="userSpaceOnUse"><rect width="60" height="60" fill="#ece8e0"/>' +
  '<path d="M0 .5H60M.5 0V60" stroke="#dcd6ca" stroke-width="1.4"/></pattern>' +
  '<pattern id="tileb" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="#dfe8ea"/>' +
  '<path d="M0 .5H40M.5 0V40" stroke="#cbd8db" stroke-width="1.4"/></pattern>' +
  '<pattern id="deck" width="40" height="16" patternUnits="userSpaceOnUse"><rect width="40" height="16" fill="#d8c9b0"/>' +
  '<path d="M0 .5H40" stroke="#c4b395" stroke-width="1.6"/></pattern>' +
  shadow('sh', '-10%', '120%', [12, 5, 9, '.35']) +
  shadow('fs', '-2%', '104%', [4, 3, 4, '.3']) +
  '</defs>';

function shadow(
  id: string,
  start: string,
  size: string,
  [blur, dx, dy, slope]: readonly [number, number, number, string],
): string {
  return (
    `<filter id="${id}" x="${start}" y="${start}" width="${size}" height="${size}">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx}" dy="${dy}"/>` +
    `<feComponentTransfer><feFuncA type="linear" slope="${slope}"/></feComponentTransfer>` +
    '<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
  );
}
