import type { Unit } from '@suite/api';
import { getOfferSheet } from '@suite/api/endpoints';
import { callFile, inLanguage } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { saveFile } from '../save-file.ts';
import { paperOf } from './paper-of.ts';

type SheetFileState = 'idle' | 'loading' | 'saved' | 'failed';

/** The offer sheet that the server makes, handed to the browser's downloads. */
export function useSheetFile({ id, name }: Unit): {
  readonly state: SheetFileState;
  readonly save: () => void;
} {
  const intl = useIntl();
  const locale = useLocale();
  const [state, setState] = useState<SheetFileState>('idle');
  const save = async () => {
    setState('loading');
    try {
      const paper = paperOf(navigator.language);
      const file = await callFile(getOfferSheet, { id, paper, ...inLanguage(locale) });
      saveFile(file, `${intl.formatMessage({ id: 'apartment.print.action' })} ${name}.pdf`);
      setState('saved');
    } catch {
      setState('failed');
    }
  };
  return { state, save: () => void save() };
}
