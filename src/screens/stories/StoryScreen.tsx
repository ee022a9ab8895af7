import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useParams } from 'wouter';
import type { StoryPlace } from '../../domain/content/story';
import { loadStories } from '../../flows/content/loadContent';
import { t } from '../../i18n/t';
import { closeAllSheets, closeSheet, replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as stories from '../../stores/content/stories';
import * as merchant from '../../stores/merchant';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { Skeleton } from '../../ui/Skeleton';
import { StoryViewer } from './StoryViewer';
import styles from './StoryViewer.module.css';

/** `/stories/{id}`: one story, then the following ones; the sheet closes after the last. */
export function StoryScreen() {
  const { id = '' } = useParams();
  const { hasSettings, settings } = useSnapshot(merchant.state);
  const { list, status } = useSnapshot(stories.state);
  const [from, setFrom] = useState<StoryPlace | null>(null);
  // Who has stopped one story needs more time for the next as well.
  const [isPaused, setPaused] = useState(false);
  const { storiesActive } = settings.flags;
  const isKnown = list.some((story) => story.id === id);
  useEffect(() => {
    if (storiesActive && stories.state.status !== 'ready') void loadStories();
  }, [storiesActive]);
  const goTo = (place: StoryPlace | null) => {
    setFrom(place);
    if (place) replaceSheet(paths.story(place.storyId));
    else closeSheet();
  };
  if (storiesActive && isKnown) {
    const index = from?.storyId === id ? from.index : null;
    const pause = { isPaused, onPause: setPaused };
    return (
      <StoryViewer key={id} list={list} id={id} startIndex={index} {...pause} onLeave={goTo} />
    );
  }
  const isLoading = storiesActive ? status === 'loading' : !hasSettings;
  return (
    <SheetPage
      title={t('stories.title')}
      surface="plain"
      size={isLoading ? 'screen' : 'full'}
      isTitleFaint={isLoading}
    >
      {isLoading && (
        <div className={styles.waiting} role="status" aria-label={t('common.loading')}>
          <Skeleton shape="block" />
        </div>
      )}
      {!isLoading && storiesActive && status === 'failed' && (
        <ErrorState
          title={t('stories.failed')}
          text={t('errors.general')}
          retryText={t('common.retry')}
          onRetry={() => void loadStories()}
        />
      )}
      {!isLoading && !(storiesActive && status === 'failed') && (
        <EmptyState
          icon="camera"
          title={t('stories.missing')}
          text={t('stories.missingText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
      )}
    </SheetPage>
  );
}
