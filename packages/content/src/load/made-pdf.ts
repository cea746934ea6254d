/** Pages of 300 × 200 points, each with its left half in a colour, in a document that would run a script. */
export function madePdf(colours: readonly string[], size = '300 200'): Buffer {
  const pages = colours.map((colour, index) => {
    const drawing = `${colour} rg 0 0 150 200 re f`;
    const [page, content] = [4 + 2 * index, 5 + 2 * index];
    return (
      `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size}]/Contents ${content} 0 R>>endobj\n` +
      `${content} 0 obj<</Length ${drawing.length}>>stream\n${drawing}\nendstream endobj\n`
    );
  });
  const kids = colours.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  return Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction 3 0 R>>endobj\n' +
      `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${colours.length}>>endobj\n` +
      `3 0 obj<</S/JavaScript/JS(app.alert\\(1\\))>>endobj\n${pages.join('')}trailer<</Root 1 0 R>>\n%%EOF\n`,
  );
}
