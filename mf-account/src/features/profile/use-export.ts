import { exportAccount } from '@suite/api-client/account';
import { useState } from 'react';
import { type Failure, failureText } from '../../lib/failures.ts';

interface Export {
  readonly isLoading: boolean;
  readonly failure: Failure | null;
  readonly download: () => void;
}

/** Loads what is known of the person and hands it over as a file. */
export function useExport(): Export {
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = async () => {
    setLoading(true);
    setFailure(null);
    try {
      offer(await exportAccount());
    } catch {
      setFailure({ text: failureText('account.data.failed') });
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, failure, download: () => void load() };
}

function offer(file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'my-data.json';
  link.click();
  URL.revokeObjectURL(url);
}
