import { exportAccount } from '@suite/api/endpoints';
import { callFile } from '@suite/api-client';
import { offerFile } from '@suite/api-client/offer-file';
import type { FormError } from '@suite/forms';
import { useState } from 'react';
import { messageError } from '../../lib/errors.ts';

interface Export {
  readonly isLoading: boolean;
  readonly error: FormError | null;
  readonly download: () => void;
}

/** Loads what is known of the person and hands it over as a file. */
export function useExport(): Export {
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState<FormError | null>(null);
  const load = async () => {
    setLoading(true);
    setError(null);
    try {
      offerFile(await callFile(exportAccount), 'my-data.json');
    } catch {
      setError(messageError('account.data.failed'));
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, error, download: () => void load() };
}
