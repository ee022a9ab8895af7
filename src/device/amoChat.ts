import { loadScript } from './loadScript';

type ChatButton = {
  id: string;
  hash: string;
  locale: string;
  inline: boolean;
  setMeta(meta: unknown): void;
  params?: unknown[];
};
type Plugin = { (...call: unknown[]): void; q?: unknown[][] };

/** `window` with the globals that the script reads. */
const page: Window & {
  amo_social_button?: ChatButton;
  crmPlugin?: Plugin;
} = window;

/** The chat button of amoCRM. It receives no data about the user. `locale` is `ru`, `en` … */
export function amoChat(
  { id, hash, locale }: { id: string; hash: string; locale: string },
  onFail: (host: string) => void,
): void {
  page.amo_social_button = {
    id,
    hash,
    locale,
    inline: false,
    setMeta(meta) {
      this.params = [...(this.params ?? []), meta];
    },
  };
  const queue: unknown[][] = [];
  page.crmPlugin ??= Object.assign((...call: unknown[]) => void queue.push(call), {
    q: queue,
  });
  loadScript('https://gso.amocrm.ru/js/button.js', onFail, 'amo_social_button_script');
}
