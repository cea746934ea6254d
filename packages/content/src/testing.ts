export { madePdf } from './load/made-pdf.ts';
export { madeZip } from './load/made-zip.ts';
export { smallFolder } from './load/small-folder.ts';
export { madeGlb, modelFolder } from './model/made-model.ts';
export { madeWorkbook } from './table/made-workbook.ts';
