export { PinMap, type PinMapProps } from './pin-map.tsx';
