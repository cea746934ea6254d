import { exportAccount } from '@suite/api-client/account';
import { useState } from 'react';
import { type Failure, failureText } from '../../lib/failures.ts';
import { offerFile } from '../../lib/offer-file.ts';

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
      offerFile(await exportAccount(), 'my-data.json');
    } catch {
      setFailure({ text: failureText('account.data.failed') });
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, failure, download: () => void load() };
}
