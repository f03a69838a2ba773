import '#app/ui/tokens.css';
import '#app/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </StrictMode>,
  );
}
