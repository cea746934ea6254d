export { ShapeEditor, type ShapeEditorProps } from './shape-editor.tsx';
export type { StageEvents, StageHandle, StageImage, StageState, StageTool } from './types.ts';
