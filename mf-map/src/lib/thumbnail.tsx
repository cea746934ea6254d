import { useState } from 'react';

export interface ThumbnailProps {
  readonly url: string | null;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A small picture beside a name. Nothing stands in for one that is missing or does not come. */
export function Thumbnail({ url, width, height }: ThumbnailProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (!url || url === brokenUrl) return null;
  return (
    <img src={url} alt="" width={width} height={height} decoding="async" onError={() => setBrokenUrl(url)} />
  );
}
