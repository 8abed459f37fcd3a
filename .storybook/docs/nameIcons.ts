const files = import.meta.glob<Record<string, object>>('../../ui/icons/*Icon.tsx', { eager: true });

/** Gives each icon its name, which the code of an example prints: they are made by one anonymous function. */
for (const [displayName, component] of Object.values(files).flatMap((file) => Object.entries(file)))
  Object.assign(component, { displayName });
