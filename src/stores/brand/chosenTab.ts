import * as v from 'valibot';
import { windowStorage } from '../../device/storages';
import { merchantSchema } from '../../domain/merchant';
import { readAs, text } from '../../domain/schema';
import { brandAddress } from '../../domain/start/host';
import { languages } from '../../domain/text/language';

/** The brand tab chosen in this window, kept in session storage. */
const schema = v.object({
  /** the URL's key of its own merchant */
  key: text,
  merchant: merchantSchema,
  tab: brandAddress,
  /** the URL's own merchant, to which its tab leads back */
  own: merchantSchema,
  /** the interface language when the tab was chosen */
  language: v.nullable(v.picklist(languages)),
});
export type ChosenTab = v.InferOutput<typeof schema>;

export const chosenTab = (): ChosenTab | null => windowStorage.read('merchant', readAs(schema));
