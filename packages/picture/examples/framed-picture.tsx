import { useState } from 'react';
import { FACADE_IMAGE } from '../demo/facade-image.ts';
import { Picture, type PictureProps, type PictureShape } from '../src/index.ts';

const ZOOM_LABELS = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', reset: 'Reset view' };

export interface FramedPictureProps extends Partial<PictureProps> {
  readonly shapes: readonly PictureShape[];
}

/** A picture in a frame with a size, as every page has to give it one; below it, what it last told. */
export function FramedPicture({ shapes, ...more }: FramedPictureProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [told, setTold] = useState('Nothing yet');
  const nameOf = (id: string) => shapes.find((shape) => shape.id === id)?.name ?? id;
  return (
    <>
      <div className="frame">
        <Picture
          image={FACADE_IMAGE}
          shapes={shapes}
          label="Homes in the picture"
          description="Arrow keys move between homes"
          hoveredId={null}
          selectedId={selectedId}
          overlay="shown"
          onHover={(shape, source) => shape && setTold(`${nameOf(shape.id)}, by ${source}`)}
          onSelect={setSelectedId}
          onOpen={(id) => {
            setSelectedId(id);
            setTold(`Opened: ${nameOf(id)}`);
          }}
          zoomLabels={ZOOM_LABELS}
          {...more}
        />
      </div>
      <output>{told}</output>
    </>
  );
}
