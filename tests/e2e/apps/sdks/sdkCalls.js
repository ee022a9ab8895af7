/** The calls that both SDKs have alike, after those of each. */
export const sdkCalls = (sdk) => {
  const {
    backButton,
    biometry,
    closingBehavior,
    cloudStorage,
    hapticFeedback,
    locationManager,
    secondaryButton,
    settingsButton,
    swipeBehavior,
    viewport,
  } = sdk;
  const reason = 'To know you';
  return [
    ['back', () => shown(backButton)],
    ['settings', () => shown(settingsButton)],
    [
      'second button',
      () => {
        secondaryButton.mount();
        secondaryButton.setParams({ text: 'Later', isVisible: true, isEnabled: true });
        return secondaryButton.text();
      },
    ],
    [
      'closing',
      () => {
        closingBehavior.mount();
        closingBehavior.enableConfirmation();
        return closingBehavior.isConfirmationEnabled();
      },
    ],
    [
      'swipes',
      () => {
        swipeBehavior.mount();
        swipeBehavior.disableVertical();
        return swipeBehavior.isVerticalEnabled();
      },
    ],
    [
      'haptic',
      () => {
        hapticFeedback.impactOccurred('soft');
        hapticFeedback.notificationOccurred('success');
        hapticFeedback.selectionChanged();
      },
    ],
    ['keys', () => cloudStorage.getKeys()],
    ['delete', () => cloudStorage.deleteItem('name')],
    ['deleted', () => cloudStorage.getItem('name')],
    ['clipboard', () => sdk.readTextFromClipboard()],
    [
      'biometry',
      async () => {
        await biometry.mount();
        return biometry.isMounted();
      },
    ],
    ['biometry access', () => biometry.requestAccess({ reason })],
    ['biometry token', () => biometry.updateToken({ token: 'secret' })],
    ['biometry log-in', async () => (await biometry.authenticate({ reason })).token],
    [
      'location',
      async () => {
        await locationManager.mount();
        return (await locationManager.requestLocation()).latitude;
      },
    ],
    ['home screen', () => sdk.checkHomeScreenStatus()],
    ['emoji access', () => sdk.requestEmojiStatusAccess()],
    ['emoji', () => sdk.setEmojiStatus('5361800828313167608')],
    [
      'window',
      async () => {
        await viewport.exitFullscreen();
        return viewport.isFullscreen();
      },
    ],
  ];
};

function shown(button) {
  button.mount();
  button.show();
  return button.isVisible();
}
