/// <reference path="./env.d.ts" />
// What one writes into, ticks and switches: no page begins with it. Not part of the first load.
export { CheckField, type CheckFieldProps } from './components/field/check-field.tsx';
export { TextField, type TextFieldProps } from './components/field/text-field.tsx';
export { Switch, type SwitchProps } from './components/switch/switch.tsx';
