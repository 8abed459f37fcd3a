export function getSessionText(isNobody: boolean, canSignIn: boolean) {
  if (isNobody) return 'settings.session.none';
  return canSignIn ? 'settings.session.known' : 'settings.session.text';
}
