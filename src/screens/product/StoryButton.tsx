import { useEffect, useState } from 'react';
import type { Product } from '../../domain/catalog/catalog';
import { prepareSharing } from '../../flows/catalog/share';
import { findStory } from '../../flows/catalog/shareProduct';
import { t } from '../../i18n/t';
import { IconButton } from '../../ui/IconButton';

/** Shares the product to a story of Telegram, where the client has them. */
export function StoryButton({ product }: { product: Product }) {
  const [openStory, setOpenStory] = useState<(() => void) | null>(null);
  useEffect(() => {
    let isGone = false;
    // The link is the bot's as soon as its name is known.
    void Promise.all([findStory(product), prepareSharing()]).then(([found]) => {
      if (!isGone) setOpenStory(() => found);
    });
    return () => {
      isGone = true;
    };
  }, [product]);
  if (!openStory) return null;
  return <IconButton icon="camera" label={t('product.story')} isRound onPress={openStory} />;
}
