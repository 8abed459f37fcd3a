const files = import.meta.glob<Record<string, object>>('../../ui/icons/*Icon.tsx', { eager: true });

/** Names each icon for example code: an anonymous factory makes them. */
for (const [displayName, component] of Object.values(files).flatMap((file) => Object.entries(file)))
  Object.assign(component, { displayName });
