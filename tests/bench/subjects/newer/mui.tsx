import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Drawer,
  FormControl,
  FormControlLabel,
  FormLabel,
  Menu,
  MenuItem,
  Radio,
  RadioGroup,
  Switch,
  Tab,
  Tabs,
  Tooltip,
  Typography,
} from '@mui/material';
import { useRef } from 'react';
import { type Subject, words } from '../subject.ts';

const { tooltip, menu, switch: toggle, tabs, radio, overlay } = words;

const AtButton = () => {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} aria-haspopup="menu">
        {menu.button}
      </Button>
      <Menu open={false} anchorEl={() => button.current}>
        {menu.entries.map((label) => (
          <MenuItem key={label}>{label}</MenuItem>
        ))}
      </Menu>
    </>
  );
};

export const make: Subject['make'] = {
  tooltip: () => (
    <Tooltip title={tooltip.text}>
      <Button variant="contained">{tooltip.button}</Button>
    </Tooltip>
  ),
  menu: () => <AtButton />,
  switch: () => <FormControlLabel control={<Switch defaultChecked />} label={toggle.label} />,
  tabs: () => (
    <div>
      <Tabs value="open" aria-label={tabs.label}>
        {tabs.entries.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} />
        ))}
      </Tabs>
      <div role="tabpanel">{tabs.entries[0]?.content}</div>
    </div>
  ),
  radioGroup: () => (
    <FormControl>
      <FormLabel>{radio.label}</FormLabel>
      <RadioGroup defaultValue={radio.chosen}>
        {radio.entries.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
    </FormControl>
  ),
};

export const open: Subject['open'] = {
  dialog: () => (
    <Dialog open>
      <DialogTitle>{overlay.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{overlay.text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button>{overlay.button}</Button>
      </DialogActions>
    </Dialog>
  ),
  drawer: () => (
    <Drawer open anchor="bottom" slotProps={{ paper: { role: 'dialog', 'aria-label': overlay.title } }}>
      <Typography variant="h6">{overlay.title}</Typography>
      <Typography>{overlay.text}</Typography>
      <Button>{overlay.button}</Button>
    </Drawer>
  ),
};
