import { createContext } from 'react';

/** Whether the bar that a button stands in has no room for labels. */
export const CompactContext = createContext(false);
