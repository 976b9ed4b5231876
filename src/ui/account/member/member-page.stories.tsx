import { expect, screen } from "storybook/test";
import { pageStories } from "../../../../.storybook/page-stories.tsx";
import { MemberPage } from "./member-page.tsx";
import { sampleMember as answers, withoutBank } from "./member-samples.ts";

export default pageStories(MemberPage, {
  title: "회원정보/회원정보 화면",
  path: "/member",
  answers,
  play: async () => {
    await expect(await screen.findByText("010-****-5678")).toBeVisible();
    await expect(await screen.findByText("최대 배당")).toBeVisible();
    await expect(await screen.findByText("국민은행 ****-9012 홍*동")).toBeVisible();
  },
  stories: {
    WithoutBank: { answers: withoutBank },
    Security: {
      path: "/member?tab=security",
      play: async ({ userEvent }) => {
        await userEvent.type(await screen.findByLabelText("현재 비밀번호"), "hanpan!2026");
        await userEvent.type(screen.getByLabelText("새 비밀번호"), "another-pass-1");
        await userEvent.type(screen.getByLabelText("새 비밀번호 확인"), "another-pass-2");
        await userEvent.click(screen.getAllByRole("button", { name: "변경하기" })[0]!);
        await expect(await screen.findByText("비밀번호가 서로 다릅니다.")).toBeVisible();
      },
    },
    SecurityOnPhone: {
      path: "/member?tab=security",
      view: "phone",
    },
  },
});
