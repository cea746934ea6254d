import { useSyncExternalStore } from 'react';
import { EXAMPLES } from './examples.ts';

function followHash(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** All examples by name, and the one that the address names. */
export function ExamplesPage() {
  const id = useSyncExternalStore(followHash, () => location.hash.slice(1));
  const current = EXAMPLES.find((example) => example.id === id) ?? EXAMPLES[0];
  if (current === undefined) return null;
  const { Example } = current;
  return (
    <div className="page">
      <nav aria-label="Examples">
        <ul>
          {EXAMPLES.map((example) => (
            <li key={example.id}>
              <a href={`#${example.id}`} aria-current={example === current ? 'page' : undefined}>
                {example.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <h1>{current.title}</h1>
        <p>{current.text}</p>
        <Example key={current.id} />
      </main>
    </div>
  );
}
