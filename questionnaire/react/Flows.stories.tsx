import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FlowName, FlowPage, walkFlow } from './stories/StoryFlowPage.tsx';
import type { Share } from './stories/storyTours.ts';

/** At night every path in every language. */
const meta = {
  title: 'Questionnaire/Flows',
  component: FlowPage,
  args: { flow: 'satisfaction', share: [0, 1], language: 'fr' },
  argTypes: { share: { table: { disable: true } }, language: { table: { disable: true } } },
  render: (args, { globals }) => (
    <FlowPage key={`${args.flow} ${globals.language}`} {...args} language={String(globals.language)} />
  ),
  play: ({ canvasElement, args }) => walkFlow(canvasElement, args),
} satisfies Meta<typeof FlowPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Splits long flows among stories. */
const of = (flow: FlowName, share: Share = [0, 1]): Story => ({ args: { flow, share } });

export const SendReport: Story = of('sendReport');
export const DiscardReport: Story = of('discardReport');
export const CancelReport: Story = of('cancelReport');
export const TerminateReport: Story = of('terminateReport', [0, 2]);
export const TerminateReportContinued: Story = of('terminateReport', [1, 2]);
export const MobileNeeded: Story = of('mobileNeeded', [0, 3]);
export const MobileNeededContinued: Story = of('mobileNeeded', [1, 3]);
export const MobileNeededEnded: Story = of('mobileNeeded', [2, 3]);
export const FirstCase: Story = of('firstCase');
export const Satisfaction: Story = of('satisfaction');
export const ServiceSurvey: Story = of('serviceSurvey');
export const CaseRejected: Story = of('caseRejected');
export const AbuseReport: Story = of('abuseReport');
export const Login: Story = of('login', [0, 2]);
export const LoginContinued: Story = of('login', [1, 2]);
export const RegisterPhone: Story = of('registerPhone', [0, 2]);
export const RegisterPhoneContinued: Story = of('registerPhone', [1, 2]);
export const ProvePhone: Story = of('provePhone', [0, 2]);
export const ProvePhoneContinued: Story = of('provePhone', [1, 2]);
export const RegisterMail: Story = of('registerMail', [0, 2]);
export const RegisterMailContinued: Story = of('registerMail', [1, 2]);
export const ErasePhone: Story = of('erasePhone');
export const MailNews: Story = of('mailNews');
export const EraseMail: Story = of('eraseMail');
export const EraseCookies: Story = of('eraseCookies');
export const EraseAll: Story = of('eraseAll');
export const Disconnect: Story = of('disconnect');
export const StaffActions: Story = of('staffActions');
export const CloseCase: Story = of('closeCase');
export const RejectCase: Story = of('rejectCase');
export const LeaveCase: Story = of('leaveCase');
export const HoldCase: Story = of('holdCase');
export const ResumeCase: Story = of('resumeCase');
export const RejoinCase: Story = of('rejoinCase');
export const BlockUser: Story = of('blockUser');
