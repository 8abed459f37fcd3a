mkdir ../my-page
cp dist/packages/*.tgz ../my-page
cd ../my-page
npm init -y
npm install ./parvis-*.tgz react@19 react-dom@19
npm install --save-dev vite@8
