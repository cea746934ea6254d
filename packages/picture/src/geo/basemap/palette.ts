/** Colours of the basemap (design, "Map"). They are the map's own: no token of the interface names them. */
export const PALETTE = {
  sea: '#DCE6E8',
  land: '#F3EEE4',
  shore: '#C9C2B3',
  border: '#C9C2B3',
  townDot: '#868B87',
  townName: '#5F6561',
  countryName: '#6A6551',
  seaName: '#5E757C',
} as const;

/** White lines along the shore, from the widest to the narrowest: width in CSS pixels and opacity. */
export const WATER_LINES = [
  { widthPx: 56, opacity: 0.18 },
  { widthPx: 32, opacity: 0.25 },
  { widthPx: 14, opacity: 0.4 },
] as const;
