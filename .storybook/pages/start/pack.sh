npm run build -- --only=packages
