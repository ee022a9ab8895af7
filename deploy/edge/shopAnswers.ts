import { lookUpPath, shopPaths } from '../../src/device/earlyShop';
import type { Content, ShopAnswers } from './answers.ts';
import { type ApiOptions, type Asking, createApi, ownerOf } from './askApi.ts';

/** Makes the calls of the page's early script (src/early.ts), and the one that its page needs besides. */
export function createShopAnswers(options: ApiOptions) {
  const { get, unpack } = createApi(options);

  /**
   * Starts the call of a page's content. The page does without it when it fails. Home, where nobody
   * sees it, does not wait for it either: it takes what is there when it is drawn.
   */
  function startContent(asking: Asking, merchant: string) {
    const { contentPath } = asking;
    if (contentPath === null) return null;
    let content: Content | null = null;
    const coming = get(asking, { kind: 'content', path: contentPath, merchant }).then(
      ({ answer }) => {
        content = { version: answer.version, text: () => unpack(answer) };
      },
      () => undefined,
    );
    return { coming, content: () => content };
  }

  /** Rejects when a response is missing, slow (`TooSlow`) or no JSON. */
  return async function answersOf(asking: Asking): Promise<ShopAnswers> {
    const { address, channel, knownId, currency } = asking;
    const lookUp = lookUpPath(address);
    const [catalogueAt, settingsAt] = shopPaths(channel);
    const shopOf = (id: string) =>
      Promise.all([
        get(asking, { kind: 'settings', path: settingsAt, merchant: id }),
        get(asking, { kind: 'catalogue', path: catalogueAt, merchant: id }),
      ]);
    const ahead = knownId === undefined ? null : shopOf(knownId);
    ahead?.catch(() => undefined);
    const merchant = await get(asking, { kind: 'merchant', path: lookUp, merchant: address.key });
    const found = merchant.answer.merchant;
    if (!found) throw new Error('The look-up names no merchant');
    const { id, isActive } = found;
    const owner = ownerOf(asking);
    if (!isActive) return { ...inactive, merchantId: id, owner, currency };
    const contentCall = startContent(asking, id);
    const [settings, catalogue] = await (ahead && id === knownId ? ahead : shopOf(id));
    if (asking.isContentShown) await contentCall?.coming;
    const all = [merchant, settings, catalogue];
    const settingsVersion = `${merchant.answer.version} ${settings.answer.version}`;
    const shopVersion = `${settingsVersion} ${catalogue.answer.version}`;
    return {
      owner,
      merchantId: id,
      currency,
      isActive,
      shopVersion,
      settingsVersion,
      catalogueBytes: catalogue.answer.bytes,
      isStale: all.some(({ isStale }) => isStale),
      content: contentCall?.content ?? (() => null),
      reads: {
        merchant: { merchant: address.key, path: lookUp },
        settings: { merchant: id, path: settingsAt },
        catalogue: { merchant: id, path: catalogueAt },
      },
      async texts() {
        const [merchantText, settingsText, catalogueText] = await Promise.all([
          unpack(merchant.answer),
          unpack(settings.answer),
          unpack(catalogue.answer),
        ]);
        return { merchant: merchantText, settings: settingsText, catalogue: catalogueText };
      },
    };
  };
}

const noRead = { merchant: '', path: '' };

const inactive = {
  isActive: false,
  shopVersion: '',
  settingsVersion: '',
  catalogueBytes: 0,
  isStale: false,
  content: () => null,
  reads: { merchant: noRead, settings: noRead, catalogue: noRead },
  texts: () => Promise.reject(new Error('A shop that is switched off has no texts')),
};
