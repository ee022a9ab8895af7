import { beforeEach, expect, test } from 'vitest';
import type { Story } from '../../domain/content/story';
import { clearStorage } from '../storage/clearStorage';
import * as persistence from '../storage/persistence';
import * as stories from './stories';

const item = { image: null, title: {}, text: {}, link: null, durationMs: 5000 };
const [first, second] = [
  { id: 'a', ...item },
  { id: 'b', ...item },
];
const story: Story = { id: 'osh', image: null, title: {}, priority: 0, items: [first, second] };

beforeEach(() => {
  localStorage.clear();
  persistence.follow('17');
  stories.setList([story]);
});

test('seen stories stay seen after a reload, per merchant', () => {
  stories.markSeen(story, first);
  stories.markSeen(story, first);
  persistence.follow('18');
  expect(stories.state.seen).toEqual([]);
  persistence.follow('17');
  expect(stories.state.seen).toEqual(['osh/a']);
});

test('log-out clears what was seen', () => {
  stories.markSeen(story, second);
  clearStorage('logOut');
  expect(stories.state.seen).toEqual([]);
  expect(localStorage.getItem('stories:17@guest')).toBeNull();
});

test('seen marks of removed stories are dropped', () => {
  stories.markSeen(story, second);
  stories.setList([{ ...story, id: 'choy' }]);
  expect(localStorage.getItem('stories:17@guest')).toBeNull();
});

test('an empty list, which may be so for a moment only, forgets nothing', () => {
  stories.markSeen(story, first);
  stories.setList([]);
  stories.setList([story]);
  expect(stories.state.seen).toEqual(['osh/a']);
});

test('loaded stories stay when a refresh fails', () => {
  stories.setLoading();
  stories.setFailed();
  expect(stories.state).toMatchObject({ status: 'ready', list: [story] });
});

test('malformed stored entries are ignored', () => {
  localStorage.setItem('stories:17@guest', '{"format":1,"value":{"seen":["osh/a",7,null]}}');
  persistence.follow('17');
  expect(stories.state.seen).toEqual(['osh/a']);
});
