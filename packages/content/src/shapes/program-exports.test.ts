import { expect, it } from 'vitest';
import { readSvg } from './read-svg.ts';

const PICTURE = { width: 1600, height: 900 };

const ILLUSTRATOR = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.5.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg"
	 xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px" width="800" height="450" viewBox="0 0 800 450"
	 style="enable-background:new 0 0 800 450;" xml:space="preserve">
<style type="text/css">.st0{fill:#E30613;}</style>
<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1">
		<i:aipgfRef xlink:href="#adobe_illustrator_pgf"></i:aipgfRef>
	</foreignObject>
	<g i:extraneous="self">
		<g id="Floor_x5F_3">
			<rect id="_x33_01" x="10" y="20" class="st0" width="30" height="40"/>
			<polygon id="B2_x5F_302" class="st0" points="60,20 90,20 90,60 60,60 	"/>
		</g>
	</g>
</switch>
</svg>`;

const FIGMA = `<svg width="800" height="450" viewBox="0 0 800 450" fill="none" xmlns="http://www.w3.org/2000/svg">
<g id="Frame 1" clip-path="url(#clip0_1_2)">
<g id="Floor 3">
<rect id="301" x="10" y="20" width="30" height="40" fill="#D9D9D9" fill-opacity="0.5"/>
<rect id="302" width="30" height="40" transform="matrix(-1 0 0 1 90 20)" fill="#D9D9D9"/>
</g>
</g>
<defs>
<clipPath id="clip0_1_2">
<rect width="800" height="450" fill="white"/>
</clipPath>
</defs>
</svg>`;

const INKSCAPE = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="160mm" height="90mm" viewBox="0 0 160 90" version="1.1" id="svg1" sodipodi:docname="front.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview1" pagecolor="#ffffff" inkscape:document-units="mm">
    <inkscape:grid id="grid1" units="mm" />
  </sodipodi:namedview>
  <g inkscape:groupmode="layer" id="layer1" inkscape:label="Floor 3" transform="translate(5,5)">
    <g id="g7" transform="scale(2)">
      <rect id="rect9" inkscape:label="301" x="1" y="2" width="3" height="4" />
    </g>
  </g>
  <g inkscape:groupmode="layer" id="layer2" inkscape:label="Draft" style="display:none">
    <rect id="rect10" inkscape:label="302" width="9" height="9" />
  </g>
</svg>`;

const box = (left: number, top: number, right: number, bottom: number) => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

it.each([
  ['Illustrator', ILLUSTRATOR, ['301', box(20, 40, 80, 120)], ['B2_302', box(120, 40, 180, 120)]],
  // Drawn from its right side.
  ['Figma', FIGMA, ['301', box(20, 40, 80, 120)], ['302', box(180, 40, 120, 120)]],
  ['Inkscape', INKSCAPE, ['301', box(70, 90, 130, 170)]],
])(
  'an export of %s lies where it was drawn, under the names that were given',
  (_program, text, ...shapes) => {
    const drawing = readSvg(text, PICTURE);
    expect(drawing.issues).toEqual([]);
    const rounded = drawing.shapes.map(({ names, ring }) => [
      names[0],
      ring.map(([x, y]) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]),
    ]);
    expect(rounded).toEqual(shapes);
  },
);
