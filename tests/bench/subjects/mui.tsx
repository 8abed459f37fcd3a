import { Card, CardActionArea, CardContent, MenuItem, Rating, TextField, Typography } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Drop } from './Drop.tsx';
import { type Brand, brands, type Subject, words } from './subject.ts';

const themeOf = (brand: Brand) => {
  const { strong, text } = brands[brand];
  return createTheme({ cssVariables: true, palette: { primary: { main: strong }, text: { primary: text } } });
};
const themes = { blue: themeOf('blue'), green: themeOf('green') };
const { tile, rating, select, field } = words;

export const subject: Subject = {
  name: 'MUI',
  themed: true,
  make: {
    tile: () => (
      <Card variant="outlined">
        <CardActionArea>
          <CardContent>
            <Drop />
            <Typography variant="subtitle1">{tile.label}</Typography>
            <Typography variant="body2">{tile.description}</Typography>
          </CardContent>
        </CardActionArea>
      </Card>
    ),
    rating: (n) => (
      <div>
        <Typography component="legend">{rating.label}</Typography>
        <Rating name={`r${n}`} defaultValue={rating.value} max={rating.max} />
      </div>
    ),
    select: () => (
      <TextField select fullWidth label={select.label} defaultValue={select.chosen}>
        {select.options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </TextField>
    ),
    textField: () => (
      <TextField fullWidth label={field.label} helperText={field.hint} defaultValue={field.value} />
    ),
  },
  Ground: ({ brand, children }) => <ThemeProvider theme={themes[brand]}>{children}</ThemeProvider>,
};
