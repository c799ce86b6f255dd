import { useState } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Chip } from "#ui/chip.tsx";
import { digitsAndDashesMask } from "#ui/digits-and-dashes-mask.ts";
import type { GalleryTexts } from "#ui/gallery-texts.ts";
import { ArrowRight, Check, Copy, Plus, SlidersHorizontal, X } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { MaskedField } from "#ui/masked-field.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";
import { PlaceCombobox } from "#ui/place-combobox.tsx";
import { SlotField } from "#ui/slot-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import css from "./gallery.module.css";

const looks = ["primary", "secondary", "quiet", "link", "danger"] as const;
const badges = ["code", "accent", "soft", "plain", "warning", "danger"] as const;
const none = () => undefined;

/** Buttons and fields in each of their states. */
export function GalleryControls({ texts }: { readonly texts: GalleryTexts }) {
  const [text, setText] = useState(texts.nameText);
  const [story, setStory] = useState(texts.commentText);
  const [train, setTrain] = useState("12-3");
  const [slots, setSlots] = useState("");
  const [isOn, setOn] = useState(true);
  const [count, setCount] = useState(3);
  const place = { options: [], onTextChange: none, onPick: none, placeholder: texts.placePrompt };

  return (
    <>
      <Card title={texts.buttons}>
        <div className={css["stack"]}>
          {looks.map((look) => (
            <div key={look} className={css["row"]}>
              <Button look={look} size="main">
                {texts.find}
              </Button>
              <Button look={look} icon={<Icon glyph={Plus} size={18} />}>
                {texts.rest}
              </Button>
              <Button look={look} size="card" iconAfter={<Icon glyph={ArrowRight} size={18} />} href="#buttons">
                {texts.pick}
              </Button>
              <Button look={look} disabled>
                {texts.off}
              </Button>
              <Button look={look} busy>
                {texts.busy}
              </Button>
            </div>
          ))}
          <div className={css["row"]}>
            <IconButton label={texts.copy} icon={<Icon glyph={Copy} size={18} />} />
            <IconButton label={texts.close} icon={<Icon glyph={X} />} look="quiet" />
            <IconButton label={texts.more} icon={<Icon glyph={Plus} size={18} />} look="raised" />
            <IconButton label={texts.off} icon={<Icon glyph={Plus} size={18} />} size="small" disabled />
            <Chip icon={<Icon glyph={SlidersHorizontal} />} count={2}>
              {texts.filters}
            </Chip>
            <Chip icon={<Icon glyph={Check} />} pressed={isOn} onClick={() => setOn(!isOn)}>
              {texts.both}
            </Chip>
            <Chip disabled>{texts.off}</Chip>
          </div>
          <div className={css["row"]}>
            {badges.map((look) => (
              <Badge key={look} look={look}>
                {look === "code" ? "SVO" : texts.favourite}
              </Badge>
            ))}
          </div>
        </div>
      </Card>
      <Card title={texts.fields}>
        <div className={css["double"]}>
          <TextField
            label={texts.name}
            value=""
            onChange={none}
            placeholder={texts.signPrompt}
            hint={texts.signAside}
          />
          <TextField label={texts.name} value={text} onChange={setText} />
          <TextField label={texts.mail} value="anna@" onChange={none} error={texts.mailError} />
          <TextField label={texts.name} value={text} onChange={none} disabled />
          <TextField label={texts.flight} value="SU 2455" onChange={none} busy />
          <TextField label={texts.flight} value="SU 24" onChange={none} warning={texts.localTime} />
          <PlaceCombobox {...place} label={texts.from} text="" hint={texts.localTime} />
          <PlaceCombobox {...place} label={texts.from} text="zzz" error={texts.notFound} />
          <PlaceCombobox {...place} label={texts.to} text={texts.middleStop[0] ?? ""} warning={texts.notExact} />
          <PlaceCombobox {...place} label={texts.to} text={texts.toText} detail={texts.toDetail} code="MOW" disabled />
          <MaskedField mask={digitsAndDashesMask} label={texts.flight} value={train} onChange={setTrain} figures />
          <SlotField pattern="+7 (999) 999-99-99" label={texts.phone} value={slots} onChange={setSlots} type="tel" />
          <TextArea label={texts.comment} value={story} onChange={setStory} maxLength={400} maxRows={5} />
          <TextArea label={texts.comment} value={texts.commentText} onChange={none} disabled />
        </div>
        <div className={css["row"]}>
          <Checkbox label={texts.both} checked={isOn} onChange={setOn} note={texts.tripAside} />
          <Checkbox label={texts.both} checked={false} onChange={none} error={texts.wrong} />
          <Checkbox label={texts.off} checked onChange={none} disabled />
          <Checkbox label={texts.off} checked={false} onChange={none} disabled />
        </div>
        <NumberStepper
          label={texts.adults}
          value={count}
          onChange={setCount}
          min={0}
          max={8}
          lessLabel={texts.less}
          moreLabel={texts.more}
        />
        <NumberStepper
          label={texts.children}
          value={0}
          onChange={none}
          disabled
          lessLabel={texts.less}
          moreLabel={texts.more}
        />
        <NumberStepper
          label={texts.seat}
          value={2}
          onChange={none}
          max={2}
          error={texts.upTo}
          lessLabel={texts.less}
          moreLabel={texts.more}
        />
      </Card>
    </>
  );
}
