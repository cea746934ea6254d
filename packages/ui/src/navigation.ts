// The router of the library has no entry point of its own, so it comes from the barrel by name.
export { RouterProvider } from 'react-aria-components';
export { I18nProvider } from 'react-aria-components/I18nProvider';
