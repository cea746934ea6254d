import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ExamplesPage } from './examples-page.tsx';
import '@suite/ui/tokens.css';
import './examples.css';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <ExamplesPage />
  </StrictMode>,
);
